import type {DemoVariant} from '@site/plugins/demos/shared';

/** The build-time data about an installed package. */
export interface PackageInfo {
  version: string;
  /** Required peer dependencies; optional ones are omitted. */
  peers?: string[];
  /** Set if the package doesn't include types. */
  untyped?: true;
  /** The versions of its dependencies that differ from those that it asks for. */
  overrides?: Record<string, string>;
}

/** The installed packages by name. */
export type PackageTable = Record<string, PackageInfo>;

/** A demo in the format that online editors receive. */
export interface SandboxDemo {
  /** The name of the demo: `BasicBars`. */
  name: string;
  /** The display name of the product: `Charts`. */
  productName: string;
  /** The GitHub URL of the demo's file. */
  sourceUrl: string;
  variant: DemoVariant;
  /** `true` if the demo is styled with Tailwind classes. */
  hasTailwind: boolean;
  /** The demo comes first. Names are as in `DemoFile`, with forward slashes. */
  files: readonly {name: string; code: string}[];
  /** The module that exports the user's theme, unless it's the default Material UI theme. */
  theme?: string | undefined;
}

/** Packages and their versions, as in package.json. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** The `overrides` of npm. */
  overrides?: Record<string, Record<string, string>>;
}

/** A form to submit: its target and its fields. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}
