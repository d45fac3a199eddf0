/** The second of the next message. */
let now = 0;

const toOrders = (second: number) =>
  Math.round(40 + 18 * Math.sin(second / 6) + 9 * Math.sin(second * 1.7));

/** Returns the orders per second until now. */
export const getHistory = (count: number) =>
  Array.from({length: count}, (_, index) => toOrders(now + index - count));

/** Sends the orders of each second, like a WebSocket. Returns a function that closes the connection. */
export function subscribe(onMessage: (orders: number) => void) {
  const timer = setInterval(() => {
    onMessage(toOrders(now));
    now += 1;
  }, 1000);
  return () => clearInterval(timer);
}
