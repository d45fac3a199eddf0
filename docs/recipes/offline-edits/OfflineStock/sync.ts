import {getQueue, putEdit, removeEdit} from './queue';
import {ConflictError, fetchRows, saveStock, type StockItem} from './server';

type OnRows = (rows: StockItem[]) => void;

let lastSync = Promise.resolve();

/** Sends all edits, then fetches the rows. Calls wait for each other, so nothing is sent twice. */
export function sync(onRows: OnRows): Promise<void> {
  lastSync = lastSync.then(() =>
    sendAll(onRows).catch(() => {
      // There is no connection. The edits stay in the queue until the next call.
    }),
  );
  return lastSync;
}

async function sendAll(onRows: OnRows) {
  for (const [id, edit] of Object.entries(getQueue())) {
    if (edit.conflict) {
      continue; // The user must decide first.
    }
    try {
      const saved = await saveStock(id, edit.stock, edit.version);
      onRows([saved]);
      const newest = getQueue()[id];
      if (newest === edit) {
        removeEdit(id);
      } else if (newest) {
        // The user changed the row again in the meantime.
        putEdit(id, {...newest, version: saved.version});
      }
    } catch (error) {
      if (!(error instanceof ConflictError)) {
        throw error;
      }
      putEdit(id, {...edit, conflict: error.current});
    }
  }
  onRows(await fetchRows());
}
