import {listQuestions} from '@site/src/vendors/consent';
import {later} from '../Later/later';

/** Asks for consent where there is something to ask for; elsewhere it loads and shows nothing. */
export const ConsentGate = later(
  () => import(/* webpackChunkName: "consent" */ './ConsentNotice'),
  () => listQuestions().length > 0,
);
