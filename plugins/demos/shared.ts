import type {ComponentType} from 'react';
import type {DemoStyling} from '../../site/stylings/shared';
import type {PaidPlan} from '../../site/plans/shared';
import type {DemoLibrary} from '../../site/demos/shared';

/** Where the document lies in which edited demos run; the same for every language. */
export const RUNNER_PATH = '/runner';
/** The folder below it with the scripts, whose names change with their content. */
export const RUNNER_ASSETS = 'assets';

/** The languages a demo is shown in: TypeScript as written, JavaScript made from it at build. */
export const DEMO_VARIANTS = ['TS', 'JS'] as const;
export type DemoVariant = (typeof DEMO_VARIANTS)[number];

/** The shapes of components that are about to come. */
export type DemoOutline = 'grid' | 'chart' | 'tree' | 'calendar' | 'field';

/** One file of a demo as readers see it. */
export interface DemoFile {
  /** Path in the reader's project, relative to the demo: `BasicBars.tsx`, `data/ferries.ts`. */
  name: string;
  /** Highlighted source: one HTML string, lines separated by line breaks. `htmlToCode` gives the text back. */
  html: string;
  /** First and last line (from 0, inclusive) of the short preview; only in the first file, when it marks one. */
  preview?: [first: number, last: number];
  /** How many columns the preview is indented in the file. */
  indent?: number;
}

/** The sources of one styling in both languages; the demo itself is the first file of each. */
export type DemoVariants = Record<DemoVariant, DemoFile[]>;

/** All sources of a demo; a module of its own, loaded when a reader asks for more than what the page shows. */
export type DemoSources = Partial<Record<DemoStyling, DemoVariants>>;

/** What runs: the component, and the style sheet that belongs to this styling. */
export interface LoadedDemo {
  Component: ComponentType;
  /** CSS text, already scoped to `[data-demo-scope="<id>"]`; absent where the demo brings none. */
  css?: string;
}

/** What a page knows about a demo before anything of it is loaded. */
export interface DemoMeta {
  /** Unique on the site: `react-charts/bars/BasicBars`. */
  id: string;
  name: string;
  /** The commercial plan of the packages that it imports; absent for community demos. */
  plan?: PaidPlan;
  /** The date libraries that the demo comes in, the one that it is first shown in first; absent where it uses no adapter. */
  libraries?: DemoLibrary[];
  /** Those of them, after the first, that have a file of their own: `BasicPicker.luxon.tsx`. */
  ownFiles?: DemoLibrary[];
  /** The demo draws icons with the icon font, which comes from a host of its own. */
  iconFont?: true;
  /** The stylings that exist, never empty. */
  stylings: DemoStyling[];
  /** The file on the code host, for each styling: `docs/react-charts/bars/BasicBars.tsx`. */
  paths: Partial<Record<DemoStyling, string>>;
  /** Height of the running demo in px that the page reserves when `<Demo>` gives none. */
  height: number;
  /** What stands in the demo's room until it runs. */
  outline?: DemoOutline;
  /** Number of code lines to reserve: the longest over languages and stylings. `preview` is 0 when none is marked. */
  lines: {preview: number; full: number};
  /** The greatest number of files over the stylings. */
  fileCount: number;
  /** In the static build only: the first file of the first styling in TypeScript. Browsers find it in the document. */
  file?: DemoFile;
  /** Loads the component of a styling; absent in the static build. */
  load?: Partial<Record<DemoStyling, () => Promise<LoadedDemo>>>;
  /** Loads all sources; absent in the static build. */
  loadSources?: () => Promise<DemoSources>;
  /** Loads the ways to load the demo in its other libraries; absent in the static build, and where there are none. */
  loadLibraries?: () => Promise<DemoLibraries>;
}

/** How to load a demo in each of the libraries that it is not first shown in. */
export type DemoLibraries = Partial<
  Record<DemoLibrary, Required<Pick<DemoMeta, 'load' | 'loadSources'>>>
>;
