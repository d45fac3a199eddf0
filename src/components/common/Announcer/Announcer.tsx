import type {ReactNode} from 'react';
import {ANNOUNCER_ID} from './announce';

/** The live region that `announce` speaks through. */
export function Announcer(): ReactNode {
  return <div id={ANNOUNCER_ID} role="status" className="visually-hidden" />;
}
