import type {DemoVariant} from '@site/plugins/demos/shared';

/** What a page's build knows about one installed package. */
export interface PackageFacts {
  version: string;
  /** Packages that must be installed beside it; optional ones are left out. */
  peers?: string[];
  /** Set where the package has no types of its own. */
  untyped?: true;
}

/** The installed packages by name. */
export type PackageTable = Record<string, PackageFacts>;

/** A demo as it is handed to somebody else's editor. */
export interface SandboxDemo {
  /** The name of the demo: `BasicBars`. */
  name: string;
  /** The product as readers know it: `Charts`. */
  productName: string;
  /** The demo's file on the code host. */
  sourceUrl: string;
  variant: DemoVariant;
  /** Whether classes of Tailwind style it. */
  hasTailwind: boolean;
  /** The demo itself first; names as in `DemoFile`, paths with forward slashes. */
  files: readonly {name: string; code: string}[];
  /** The module that exports the theme the reader sees it in, where that is not Material's own. */
  theme?: string | undefined;
}

/** Packages and their versions, as in a package.json. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A form to send: where to, and its fields. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}
