import type {ClientModule} from '@docusaurus/types';
import {isProductionHost} from '../third-parties/isProductionHost';
import {site} from '../contexts/site';

/** Makes visited pages available offline on the published site; see plugins/service-worker. */
const serviceWorker: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (
      process.env.NODE_ENV === 'production' &&
      location.pathname !== previousLocation?.pathname &&
      isProductionHost(window.location.host, site.docsHost)
    ) {
      import(/* webpackChunkName: "service-worker" */ './registerWorker').then(
        ({handlePageView}) => handlePageView(),
        // Offline, so the existing worker remains.
        () => {},
      );
    }
  },
};

export default serviceWorker;
