import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A message of the development server's client with the outcome of a compilation. */
interface ServerMessage {
  type?: 'webpackErrors' | 'webpackWarnings' | 'webpackOk';
}

let hasFailed = false;

function listen({data, source}: MessageEvent<ServerMessage | null>): void {
  if (source !== window) {
    return;
  }
  if (data?.type === 'webpackErrors') {
    hasFailed = true;
  } else if (hasFailed && (data?.type === 'webpackOk' || data?.type === 'webpackWarnings')) {
    window.location.reload();
  }
}

// After a failed compilation, hot updates leave parts of the page outdated: a module that threw isn't replaced everywhere. A
// reload shows the current state.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('message', listen);
}
