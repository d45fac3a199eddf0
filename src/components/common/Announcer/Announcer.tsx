import type {ReactNode} from 'react';
import {ANNOUNCER_ID} from './announce';

/** Renders the live region of `announce`. */
export function Announcer(): ReactNode {
  return <div id={ANNOUNCER_ID} role="status" className="visually-hidden" />;
}
