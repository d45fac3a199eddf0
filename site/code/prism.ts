import {Prism} from 'prism-react-renderer';

// prismjs grammars register themselves on a global of this name; highlightCode.ts removes it after they have loaded.
(globalThis as {Prism?: unknown}).Prism = Prism;

export {Prism};
