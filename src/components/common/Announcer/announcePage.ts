import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';
import {resetFocusTo} from '../Focus/resetFocusTo';
import {decodeFragment} from '../../../../site/pages/shared';

/**
 * Announces the new page to screen readers on client-side navigation, and resets the keyboard
 * focus.
 */
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
