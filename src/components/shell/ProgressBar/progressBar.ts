import type {ClientModule} from '@docusaurus/types';
import './progressBar.css';

/** A page that is there sooner than this, in ms, shows no bar. */
const DELAY = 200;

/** How often the bar moves on, in ms: each time by a part of what is left, so it never arrives on its own. */
const STEP = 300;

let bar: HTMLElement | undefined;
let stepper: number | undefined;
let timer: number | undefined;

function start(): void {
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  let done = 0.1;
  const move = () => {
    bar?.style.setProperty('--done', String(done));
    done += (1 - done) * 0.15;
  };
  move();
  stepper = window.setInterval(move, STEP);
}

function finish(): void {
  window.clearTimeout(timer);
  window.clearInterval(stepper);
  bar?.remove();
  bar = undefined;
}

/** The thin bar at the top of the window while a page is slow to come. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    finish();
    timer = window.setTimeout(start, DELAY);
    return finish;
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
