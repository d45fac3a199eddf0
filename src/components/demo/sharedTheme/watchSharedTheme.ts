import {takeSharedTheme} from '@site/src/mui/useDemoTheme';

/** Shows what a theme that comes with the address is, now and whenever the fragment changes. */
export function watchSharedTheme(): void {
  const read = async () => {
    const result = await takeSharedTheme();
    if (result) {
      const {showSharedTheme} = await import(
        /* webpackChunkName: "shared-theme" */ './showSharedTheme'
      );
      showSharedTheme(result);
    }
  };
  // The notice is not worth an error: without a network the theme was not loaded either.
  const start = () => void read().catch(() => undefined);
  window.addEventListener('hashchange', start);
  start();
}
