import type {ClientModule} from '@docusaurus/types';
import './progressBar.css';

/** Navigations that finish within this delay show no bar, in milliseconds. */
const DELAY_MS = 200;

/**
 * Interval of the progress, in milliseconds. Each step covers a fraction of the remaining distance,
 * so the bar never completes before the page has loaded.
 */
const INTERVAL_MS = 300;

let bar: HTMLElement | undefined;
let interval: number | undefined;
let timer: number | undefined;

function start(): void {
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  let progress = 0.1;
  const move = () => {
    bar?.style.setProperty('--progress', String(progress));
    progress += (1 - progress) * 0.15;
  };
  move();
  interval = window.setInterval(move, INTERVAL_MS);
}

function finish(): void {
  window.clearTimeout(timer);
  window.clearInterval(interval);
  bar?.remove();
  bar = undefined;
}

/** Shows a thin bar at the top of the window during slow navigations. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    finish();
    timer = window.setTimeout(start, DELAY_MS);
    return finish;
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
