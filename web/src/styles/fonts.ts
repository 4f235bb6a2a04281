/** The type of the house, from its own files: the weights that LOOK.md names, and no others. */

import "@fontsource/alegreya/500-italic.css";
import "@fontsource/alegreya/800.css";
import "@fontsource/alegreya/900.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
