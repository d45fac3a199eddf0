import type {ComponentType} from 'react';
import type {DemoStyling} from '../../site/stylings/shared';
import type {PaidPlan} from '../../site/plans/shared';
import type {DemoLibrary} from '../../site/demos/shared';

/** Path of the document in which edited demos run, the same for all languages. */
export const RUNNER_PATH = '/runner';
/** Name of its folder with the scripts, whose names contain content hashes. */
export const RUNNER_ASSETS = 'assets';

/**
 * The languages a demo is shown in: TypeScript as written, and JavaScript compiled from it at build
 * time.
 */
export const DEMO_VARIANTS = ['TS', 'JS'] as const;
export type DemoVariant = (typeof DEMO_VARIANTS)[number];

/** Shapes of the placeholders for components that are loading. */
export type DemoOutline = 'grid' | 'chart' | 'tree' | 'calendar' | 'field';

/** A rendered file of a demo. */
export interface DemoFile {
  /** Path in the user's project, relative to the demo: `BasicBars.tsx`, `data/ferries.ts`. */
  name: string;
  /**
   * Highlighted source: one HTML string, with line breaks between lines. `htmlToCode` returns the
   * plain code.
   */
  html: string;
  /**
   * First and last line (from 0, inclusive) of the short preview; only in the first file, and only
   * if it marks one.
   */
  preview?: [first: number, last: number];
  /** Number of columns that the preview is indented in the file. */
  indent?: number;
}

/** The sources of one styling in both languages, each starting with the demo itself. */
export type DemoVariants = Record<DemoVariant, DemoFile[]>;

/**
 * All sources of a demo, in a separate module that is loaded when a user requests more than the
 * page shows.
 */
export type DemoSources = Partial<Record<DemoStyling, DemoVariants>> & {
  /** The line below the demo, see `DemoMeta`. */
  checked?: string;
};

/** The running code: the component, and the stylesheet of this styling. */
export interface LoadedDemo {
  Component: ComponentType;
  /** CSS, already scoped to `[data-demo-scope="<id>"]`; absent if the demo has none. */
  css?: string;
}

/** The metadata of a demo that a page has before it loads any part of it. */
export interface DemoMeta {
  /** Unique on the site: `react-charts/bars/BasicBars`. */
  id: string;
  name: string;
  /** The highest plan of the packages that it imports; absent for community demos. */
  plan?: PaidPlan;
  /**
   * The date libraries of the demo, starting with the one that is shown first; absent if it uses no
   * adapter.
   */
  libraries?: DemoLibrary[];
  /** Those of them, except the first, that have a separate file: `BasicPicker.luxon.tsx`. */
  ownFiles?: DemoLibrary[];
  /** `true` if the demo uses the icon font, which is loaded from another host. */
  iconFont?: true;
  /** The available stylings, never empty. */
  stylings: DemoStyling[];
  /** The file in the repository, for each styling: `docs/react-charts/bars/BasicBars.tsx`. */
  paths: Partial<Record<DemoStyling, string>>;
  /** Height of the running demo in px that the page reserves if `<Demo>` sets none. */
  height: number;
  /** The placeholder shown until the demo runs. */
  outline?: DemoOutline;
  /**
   * Number of code lines to reserve: the maximum over languages and stylings. `preview` is 0 if
   * none is marked.
   */
  lines: {preview: number; full: number};
  /** The maximum number of files over the stylings. */
  fileCount: number;
  /** The names of the demo's test and its helpers; absent if it has none. */
  tests?: string[];
  /**
   * The first file of the first styling in TypeScript; only in the static build. Browsers read it
   * from the document.
   */
  file?: DemoFile;
  /**
   * The line that names what the demo was checked in, if it was; only in the static build. Browsers
   * keep it as it is in the document.
   */
  checked?: string;
  /** Loads the component of a styling; absent in the static build. */
  load?: Partial<Record<DemoStyling, () => Promise<LoadedDemo>>>;
  /** Loads all sources; absent in the static build. */
  loadSources?: () => Promise<DemoSources>;
  /** Loads the test and its helpers; absent in the static build, and if there are none. */
  loadTests?: () => Promise<DemoVariants>;
  /**
   * Loads the loaders of the demo's other libraries; absent in the static build, and if there are
   * none.
   */
  loadLibraries?: () => Promise<DemoLibraries>;
}

/** The loaders of a demo in each of its libraries except the first. */
export type DemoLibraries = Partial<
  Record<DemoLibrary, Required<Pick<DemoMeta, 'load' | 'loadSources'>>>
>;
