import { mount } from "svelte";
import "./styles/fonts";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/page.css";
import App from "./App.svelte";
import { loadAnewOnce } from "$lib/house/anew";
import { place } from "$lib/house/route.svelte";
import { settings } from "$lib/house/settings.svelte";
import { house } from "$lib/house/state.svelte";

// A file that the page fetches later is gone once the house has a newer page.
addEventListener("vite:preloadError", () => void loadAnewOnce(import.meta.url));

settings.begin();
place.listen();
void house.begin();
mount(App, { target: document.getElementById("house") as HTMLElement });
