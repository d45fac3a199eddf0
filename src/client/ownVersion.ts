import type {ClientModule} from '@docusaurus/types';
import {ownVersionStore} from '../settings/stores';

let hasMarks = false;

/** Loads the marks of parts that need a later release only for users who have stated theirs. */
function update(): void {
  const own = ownVersionStore.get();
  if (own || hasMarks) {
    hasMarks = true;
    import(/* webpackChunkName: "own-version" */ '../components/common/OwnVersion/markNewer')
      .then(({markNewer}) => markNewer(own))
      // Offline, or without constructable style sheets: nothing is marked.
      .catch(() => undefined);
  }
}

if (typeof document !== 'undefined') {
  ownVersionStore.subscribe(update);
}

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      update();
    }
  },
};

export default client;
