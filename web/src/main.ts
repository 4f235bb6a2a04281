import { mount } from "svelte";
import "./styles/fonts";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/page.css";
import App from "./App.svelte";
import { place } from "$lib/house/route.svelte";
import { settings } from "$lib/house/settings.svelte";
import { house } from "$lib/house/state.svelte";

settings.begin();
place.listen();
void house.begin();
mount(App, { target: document.getElementById("house") as HTMLElement });
