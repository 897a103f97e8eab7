import "./fonts.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, show } from "./lib/browser/preferences.svelte";
import { catalogue } from "./lib/games/catalogue.svelte";
import { words } from "./lib/words/words.svelte";

show();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
const language = firstLanguage();
// Without the list of games there is still a page that can say so.
await Promise.all([words.speak(language), catalogue.load(language).catch(() => {})]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
