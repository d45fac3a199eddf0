import {setupExcelExportWebWorker} from '@mui/x-data-grid-premium/setupExcelExportWebWorker';

setupExcelExportWebWorker({
  exceljsPreProcess: async ({worksheet}) => {
    worksheet.addRow(['Orders of 2025']);
  },
});
