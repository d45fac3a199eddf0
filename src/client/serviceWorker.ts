import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {isProductionHost} from '../vendors/isProductionHost';
import type * as Registering from './registerWorker';

/** Loads what registers the worker once the page is there; nothing where the docs are not published. */
const registering: Promise<typeof Registering> | undefined =
  process.env.NODE_ENV === 'production' &&
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  isProductionHost(window.location.host, new URL(siteConfig.url).host)
    ? new Promise<void>((resolve) => {
        if (document.readyState === 'complete') {
          resolve();
        } else {
          window.addEventListener('load', () => resolve(), {once: true});
        }
      }).then(() => import(/* webpackChunkName: "service-worker" */ './registerWorker'))
    : undefined;

/** Does something with the worker. A browser that refuses one, or is told to, shows the site without it. */
const tell = (job: (loaded: typeof Registering) => unknown): void => {
  registering?.then(job).catch(() => {});
};

tell(({registerWorker, removeWorkers}) =>
  siteConfig.customFields?.serviceWorker === false
    ? removeWorkers()
    : registerWorker(`${siteConfig.baseUrl}x/`),
);

/** Lets pages be read again without a network; see plugins/service-worker. */
const serviceWorker: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      tell(({keepPage}) => keepPage());
    }
  },
};

export default serviceWorker;
