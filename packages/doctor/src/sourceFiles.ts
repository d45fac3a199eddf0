const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;
const SKIPPED = /^(?:node_modules|dist|build|out|coverage|storybook-static|vendor|\..+)$/;

/** Returns whether a file with this name is read. */
export const isSource = (name: string): boolean => SOURCE.test(name) && !/\.min\.\w+$/.test(name);

/** Returns whether a folder with this name contains installed packages or output. */
export const isSkippedFolder = (name: string): boolean => SKIPPED.test(name);

/** The maximum length of a file in characters. Longer ones are bundles and data. */
export const MAX_LENGTH = 1_000_000;
