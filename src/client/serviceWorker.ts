import type {ClientModule} from '@docusaurus/types';
import {isProductionHost} from '../third-parties/isProductionHost';
import {site} from '../contexts/site';

/** Lets pages be read again without a network, where the docs are published; see plugins/service-worker. */
const serviceWorker: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (
      process.env.NODE_ENV === 'production' &&
      location.pathname !== previousLocation?.pathname &&
      isProductionHost(window.location.host, site.docsHost)
    ) {
      import(/* webpackChunkName: "service-worker" */ './registerWorker').then(
        ({showPage}) => showPage(),
        // Offline: the worker that is there goes on.
        () => {},
      );
    }
  },
};

export default serviceWorker;
