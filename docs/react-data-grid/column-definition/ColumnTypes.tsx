import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import SecurityIcon from '@mui/icons-material/Security';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';

const start = [
  {
    id: 1,
    name: 'Ada',
    age: 34,
    joined: new Date(2021, 3, 9),
    seen: new Date(2025, 5, 14, 9, 30),
    admin: true,
    country: 'Norway',
    license: 'Skipper',
  },
  {
    id: 2,
    name: 'Bruno',
    age: 17,
    joined: new Date(2024, 8, 1),
    seen: new Date(2025, 5, 13, 18, 5),
    admin: false,
    country: 'Portugal',
    license: 'Junior',
  },
  {
    id: 3,
    name: 'Chiara',
    age: 29,
    joined: new Date(2022, 10, 21),
    seen: new Date(2025, 5, 14, 7, 45),
    admin: false,
    country: 'Italy',
    license: 'Crew',
  },
];

type Member = (typeof start)[number];

// #region preview
export default function ColumnTypes() {
  const [rows, setRows] = React.useState(start);

  const columns = React.useMemo<GridColDef<Member>[]>(
    () => [
      {field: 'name', type: 'string', width: 80, editable: true},
      {field: 'age', type: 'number', width: 65, editable: true},
      {
        field: 'country',
        type: 'singleSelect',
        width: 105,
        editable: true,
        valueOptions: ['Italy', 'Norway', 'Portugal'],
      },
      {
        field: 'license',
        type: 'singleSelect',
        width: 110,
        editable: true,
        // Without a row, as in the filter panel: all options
        valueOptions: ({row}) =>
          row && row.age < 18
            ? ['None', 'Junior']
            : ['None', 'Junior', 'Crew', 'Skipper'],
      },
      {field: 'admin', type: 'boolean', width: 75, editable: true},
      {field: 'joined', type: 'date', width: 105, editable: true},
      {field: 'seen', type: 'dateTime', width: 165},
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({id, row}) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label="Delete"
            onClick={() => setRows((all) => all.filter((one) => one.id !== id))}
          />,
          <GridActionsCellItem
            icon={<SecurityIcon />}
            label="Toggle admin"
            showInMenu
            onClick={() =>
              setRows((all) =>
                all.map((one) => (one.id === id ? {...one, admin: !one.admin} : one)),
              )
            }
          />,
          <GridActionsCellItem
            icon={<FileCopyIcon />}
            label="Duplicate"
            showInMenu
            onClick={() =>
              setRows((all) => [
                ...all,
                {...row, id: Math.max(...all.map((one) => one.id)) + 1},
              ])
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{height: 330, width: '100%'}}>
      <DataGrid aria-label="Members" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
