import type {ReactNode} from 'react';
import {listQuestions} from '@site/src/vendors/consent';
import {useLater} from '../Later/useLater';

/** Asks for consent where there is something to ask for; elsewhere it loads and shows nothing. */
export function ConsentGate(): ReactNode {
  const Notice = useLater(
    () => import(/* webpackChunkName: "consent" */ './ConsentNotice'),
    () => listQuestions().length > 0,
  );
  return Notice && <Notice />;
}
