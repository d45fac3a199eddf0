import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';

interface Telescope {
  id: number;
  name: string;
  mirror: number;
  cleaned: string;
  open: boolean;
  dome: 'North' | 'South';
}

const telescopes: Telescope[] = [
  {
    id: 1,
    name: 'Vesper',
    mirror: 0.4,
    cleaned: '2025-07-30',
    open: true,
    dome: 'North',
  },
  {
    id: 2,
    name: 'Marrow',
    mirror: 1.2,
    cleaned: '2025-08-02',
    open: false,
    dome: 'South',
  },
  {
    id: 3,
    name: 'Old Brass',
    mirror: 0.2,
    cleaned: '2025-06-14',
    open: true,
    dome: 'South',
  },
];

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(telescopes);

  // #region preview
  const columns = React.useMemo<GridColDef<Telescope>[]>(
    () => [
      {field: 'name', headerName: 'Telescope', width: 120},
      {field: 'mirror', headerName: 'Mirror (m)', type: 'number', width: 110},
      {
        field: 'cleaned',
        headerName: 'Cleaned',
        type: 'date',
        width: 120,
        valueGetter: (value: string) => new Date(`${value}T00:00`),
      },
      {field: 'open', headerName: 'Open', type: 'boolean', width: 80},
      {
        field: 'dome',
        headerName: 'Dome',
        type: 'singleSelect',
        valueOptions: ['North', 'South'],
        editable: true,
        width: 100,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        getActions: ({id, row}) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => setRows((all) => all.filter((one) => one.id !== id))}
          />,
        ],
      },
    ],
    [],
  );
  // #endregion

  return (
    <div style={{height: 260, width: '100%'}}>
      <DataGrid aria-label="Telescopes" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
