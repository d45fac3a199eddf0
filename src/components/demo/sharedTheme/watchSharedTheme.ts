import {takeSharedTheme} from '@site/src/mui/useDemoTheme';

/** Reports the theme in the URL, now and whenever the fragment changes. */
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
  // A failure isn't worth an error: if this fails offline, the theme failed to load as well.
  const start = () => void read().catch(() => undefined);
  window.addEventListener('hashchange', start);
  start();
}
