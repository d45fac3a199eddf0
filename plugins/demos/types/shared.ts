import type {CompilerOptions} from 'typescript';

/** The pack of all packages that don't belong to a product. */
export const SHARED_PACK = 'shared';

/** Declarations of packages, as the code editor loads them. */
export interface TypePack {
  /** The folder that modules are resolved from. */
  root: string;
  /** The modules that demos may import. */
  modules: string[];
  /** The content of each file, by its absolute path. */
  files: Record<string, string>;
}

/** The options that demos are checked with. The numbers are those of the compiler's enums. */
export const COMPILER_OPTIONS: CompilerOptions = {
  allowJs: true,
  checkJs: false,
  esModuleInterop: true,
  jsx: 4,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: 99,
  moduleResolution: 100,
  noUncheckedSideEffectImports: false,
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  target: 10,
  types: [],
};

/**
 * The folder of the compiler and the declarations, the same for all languages. The names of its
 * files contain hashes.
 */
export const TYPES_PATH = '/assets/types';
