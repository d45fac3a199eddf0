import type * as React from 'react';
import {
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  type GridCellParams,
  type GridEventListener,
  type useGridApiRef,
} from '@mui/x-data-grid';

type ApiRef = ReturnType<typeof useGridApiRef>;

/** Returns the cell below or to the right; with Shift, above or to the left. */
function findTarget(
  apiRef: ApiRef,
  {id, field}: GridCellParams,
  {key, shiftKey}: React.KeyboardEvent,
) {
  const ids = gridExpandedSortedRowIdsSelector(apiRef);
  const columns = gridVisibleColumnDefinitionsSelector(apiRef);
  const step = shiftKey ? -1 : 1;
  let rowIndex = ids.indexOf(id);
  let colIndex = columns.findIndex((column) => column.field === field);
  if (key === 'Enter') {
    rowIndex += step;
  } else {
    // Tab skips cells that aren't editable, and continues in the next row.
    do {
      colIndex += step;
      if (!columns[colIndex]) {
        colIndex = shiftKey ? columns.length - 1 : 0;
        rowIndex += step;
      }
    } while (ids[rowIndex] !== undefined && !columns[colIndex]?.editable);
  }
  return {rowIndex, colIndex, id: ids[rowIndex], field: columns[colIndex]!.field};
}

/** Creates a key handler that moves through the grid as in a spreadsheet. */
export function createEntryKeys(apiRef: ApiRef): GridEventListener<'cellKeyDown'> {
  return (params, event) => {
    if (event.key === 'F2' && params.isEditable && params.cellMode === 'view') {
      apiRef.current?.startCellEditMode({id: params.id, field: params.field});
    }
    // Enter also confirms the characters of an input method, for example for Japanese.
    if (!['Enter', 'Tab'].includes(event.key) || event.nativeEvent.isComposing) {
      return;
    }
    const {id, field, ...indexes} = findTarget(apiRef, params, event);
    if (id !== undefined) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      apiRef.current?.setCellFocus(id, field);
      apiRef.current?.scrollToIndexes(indexes);
    }
  };
}
