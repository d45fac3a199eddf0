import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ClearIcon from '@mui/icons-material/Clear';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
const icon = (title: string, element: React.ReactElement) => (
  <Tooltip title={title}>{element}</Tooltip>
);

export default function PinActions() {
  const [ids, setIds] = React.useState<{top: GridRowId[]; bottom: GridRowId[]}>({
    top: [2],
    bottom: [9],
  });

  const {rows, pinnedRows} = React.useMemo(() => {
    const pick = (list: GridRowId[]) =>
      departures.filter((row) => list.includes(row.id));
    return {
      rows: departures.filter((row) => ![...ids.top, ...ids.bottom].includes(row.id)),
      pinnedRows: {top: pick(ids.top), bottom: pick(ids.bottom)},
    };
  }, [ids]);

  const columns = React.useMemo<GridColDef<Departure>[]>(() => {
    const pin = (id: GridRowId, side?: 'top' | 'bottom') =>
      setIds((previous) => {
        const top = previous.top.filter((other) => other !== id);
        const bottom = previous.bottom.filter((other) => other !== id);
        return {
          top: side === 'top' ? [...top, id] : top,
          bottom: side === 'bottom' ? [...bottom, id] : bottom,
        };
      });
    return [
      {
        field: 'actions',
        headerName: 'Pin',
        type: 'actions',
        width: 80,
        getActions: ({id}) =>
          ids.top.includes(id) || ids.bottom.includes(id)
            ? [
                <GridActionsCellItem
                  key="unpin"
                  label="Unpin"
                  icon={icon('Unpin', <ClearIcon />)}
                  onClick={() => pin(id)}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="top"
                  label="Pin to the top"
                  icon={icon('Pin to the top', <ArrowUpwardIcon />)}
                  onClick={() => pin(id, 'top')}
                />,
                <GridActionsCellItem
                  key="bottom"
                  label="Pin to the bottom"
                  icon={icon('Pin to the bottom', <ArrowDownwardIcon />)}
                  onClick={() => pin(id, 'bottom')}
                />,
              ],
      },
      {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
      {field: 'vessel', headerName: 'Vessel', width: 90},
    ];
  }, [ids]);

  return (
    <Box sx={{height: 480, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
// #endregion
