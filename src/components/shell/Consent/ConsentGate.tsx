import {listUndecidedPurposes} from '@site/src/third-parties/consent';
import {lazyOnMount} from '../../common/LazyOnMount/lazyOnMount';

/** Shows the consent notice if it's needed; otherwise it loads nothing. */
export const ConsentGate = lazyOnMount(
  () => import(/* webpackChunkName: "consent" */ './ConsentNotice'),
  () => listUndecidedPurposes().length > 0,
);
