// Node reads TypeScript, but neither imports without an ending nor what Vite knows of a build, as the pages have them.
import { registerHooks } from "node:module";

const NO_BUILD = "data:text/javascript,export const moduleOf = () => Promise.reject(new Error('no build'))";

registerHooks({
  resolve(name, context, next) {
    if (name === "./modules") return { url: NO_BUILD, shortCircuit: true };
    return next(/^\.\.?\/(?!.*\.\w+$)/.test(name) ? `${name}.ts` : name, context);
  },
});
