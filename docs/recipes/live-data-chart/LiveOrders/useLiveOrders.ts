import * as React from 'react';
import {getHistory, subscribe} from './server';

export const WINDOW = 30; // seconds

/** Returns the orders of the last seconds. Without `running`, there is no connection. */
export function useLiveOrders(running: boolean) {
  const [orders, setOrders] = React.useState(() => getHistory(WINDOW));

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    return subscribe((latest) => setOrders((list) => [...list.slice(1), latest]));
  }, [running]);

  return orders;
}
