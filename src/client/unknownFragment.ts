import type {ClientModule} from '@docusaurus/types';
import {decodeFragment} from '../../site/pages/shared';

/** Loads the message about an unknown fragment only if the page doesn't have the URL's fragment. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const slot = document.querySelector<HTMLElement>('[data-moved-section]');
    const id = decodeFragment(location.hash);
    const isKnown = !id || document.getElementById(id) !== null;
    // The message remains while the user follows its links.
    if (!isKnown || location.pathname !== previousLocation?.pathname) {
      slot?.replaceChildren();
    }
    if (slot && !isKnown) {
      const {pathname, hash} = window.location;
      const isCurrent = () =>
        window.location.pathname === pathname && window.location.hash === hash;
      import(
        /* webpackChunkName: "moved-section" */ '../components/page/MovedSection/showMovedSection'
      ).then(
        ({showMovedSection}) => showMovedSection(slot, id, isCurrent),
        () => {},
      );
    }
  },
};

export default client;
