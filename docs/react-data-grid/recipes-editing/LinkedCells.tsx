import * as React from 'react';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Stop {
  id: number;
  country: string;
  port: string;
}

const ports: Record<string, string[]> = {
  Norway: ['Bergen', 'Bodo', 'Stavanger'],
  Sweden: ['Gothenburg', 'Malmo'],
};

const initialRows: Stop[] = [
  {id: 1, country: 'Norway', port: 'Bergen'},
  {id: 2, country: 'Sweden', port: 'Malmo'},
];

// #region preview
export default function LinkedCells() {
  const [rows, setRows] = React.useState(initialRows);
  const before = React.useRef<Stop | null>(null);
  const replace = (row: Stop) =>
    setRows((old) => old.map((one) => (one.id === row.id ? row : one)));

  const columns = React.useMemo<GridColDef<Stop>[]>(
    () => [
      {
        field: 'country',
        headerName: 'Country',
        type: 'singleSelect',
        valueOptions: Object.keys(ports),
        editable: true,
        width: 130,
        renderEditCell: (params: GridRenderEditCellParams<Stop>) => (
          <GridEditSingleSelectCell
            {...params}
            onValueChange={() => replace({...params.row, port: ''})}
          />
        ),
      },
      {
        field: 'port',
        headerName: 'Port',
        type: 'singleSelect',
        valueOptions: ({row}) =>
          row ? (ports[row.country] ?? []) : Object.values(ports).flat(),
        editable: true,
        width: 150,
      },
    ],
    [],
  );

  return (
    <div style={{height: 260, width: '100%'}}>
      <DataGrid
        aria-label="Ports"
        rows={rows}
        columns={columns}
        onCellEditStart={({row}) => {
          before.current = row;
        }}
        onCellEditStop={({reason}) => {
          if (reason === GridCellEditStopReasons.escapeKeyDown && before.current) {
            replace(before.current);
          }
        }}
        processRowUpdate={(row: Stop) => {
          replace(row);
          return row;
        }}
      />
    </div>
  );
}
// #endregion
