// The package brings no types of its own.
declare module 'stylis' {
  import type {StylisPlugin} from '@emotion/cache';

  export const prefixer: StylisPlugin;
}
