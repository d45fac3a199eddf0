import {listQuestions} from '@site/src/third-parties/consent';
import {lazyOnMount} from '../../common/LazyOnMount/lazyOnMount';

/** Asks for consent where there is something to ask for; elsewhere it loads and shows nothing. */
export const ConsentGate = lazyOnMount(
  () => import(/* webpackChunkName: "consent" */ './ConsentNotice'),
  () => listQuestions().length > 0,
);
