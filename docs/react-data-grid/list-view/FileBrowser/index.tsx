import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowSelectionManagerSelector,
  useGridApiRef,
  type GridColDef,
  type GridListViewColDef,
  type GridRowHeightParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import FileCell from './FileCell';
import FileDrawer from './FileDrawer';
import FileToolbar from './FileToolbar';
import {files, type BoatFile} from './files';

const newFile = {
  kind: 'Photo' as const,
  size: 2900,
  saved: new Date(2025, 5, 14),
  note: '',
  state: 'uploading' as const,
};

// #region preview
const columns: GridColDef<BoatFile>[] = [
  {field: 'name'},
  {field: 'kind', type: 'singleSelect', valueOptions: ['Chart', 'Photo', 'Log']},
  {field: 'saved', type: 'date'},
  {field: 'size', type: 'number'},
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = ({densityFactor}: GridRowHeightParams) =>
  60 * densityFactor;

export default function FileBrowser() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(files);
  const nextId = React.useRef(files.length + 1);
  const [openId, setOpenId] = React.useState<GridRowId | null>(null);
  const openFile = rows.find((row) => row.id === openId);

  const listViewColumn = React.useMemo<GridListViewColDef<BoatFile>>(
    () => ({
      field: 'listColumn',
      renderCell: ({row}) => <FileCell row={row} onOpen={() => setOpenId(row.id)} />,
    }),
    [],
  );

  const toolbar = React.useMemo(() => {
    const remove = () => {
      const selection = gridRowSelectionManagerSelector(apiRef);
      setRows((old) => old.filter((row) => !selection.has(row.id)));
    };
    const upload = () => {
      const id = nextId.current;
      nextId.current += 1;
      setRows((old) => [{...newFile, id, name: `Rudder ${id}.jpg`}, ...old]);
      setTimeout(() => {
        setRows((old) =>
          old.map((row) => (row.id === id ? {...row, state: 'saved'} : row)),
        );
      }, 1500); // the time of the upload
    };
    return () => <FileToolbar onDelete={remove} onUpload={upload} />;
  }, [apiRef]);

  return (
    <Box sx={{height: 600, width: '100%', maxWidth: 400}}>
      <DataGridPremium
        aria-label="Files"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        disableRowSelectionOnClick
        onRowClick={({id}) => setOpenId(id)}
        slots={{toolbar}}
        showToolbar
      />
      {openFile && (
        <FileDrawer
          key={openFile.id}
          file={openFile}
          onClose={() => setOpenId(null)}
          onSave={(file) => {
            setRows((old) => old.map((row) => (row.id === file.id ? file : row)));
            setOpenId(null);
          }}
          onDelete={() => {
            setRows((old) => old.filter((row) => row.id !== openFile.id));
            setOpenId(null);
          }}
        />
      )}
    </Box>
  );
}
// #endregion
