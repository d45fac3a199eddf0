import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A message of the development server's client, which tells the page how each compilation ended. */
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

// After a compilation that failed, updates in place leave parts of the page as they were before it: a module that threw is not
// replaced everywhere. A page that is loaded anew shows what there is.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('message', listen);
}
