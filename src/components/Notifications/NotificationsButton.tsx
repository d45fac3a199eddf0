import type {ReactNode} from 'react';

/** Its place in the header; nothing stands there yet. */
export function NotificationsButton(): ReactNode {
  return null;
}
