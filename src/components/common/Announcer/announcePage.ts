import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';
import {resetFocusTo} from '../Focus/resetFocusTo';
import {decodeFragment} from '../../../../site/pages/shared';

/** Tells screen readers of the page that a link inside the site led to, and lets the keyboard begin there. */
const announcePage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    announce(document.querySelector('h1')?.textContent.trim() ?? document.title);
    const fragment = decodeFragment(location.hash);
    resetFocusTo((fragment && document.getElementById(fragment)) || undefined);
  },
};

export default announcePage;
