import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import {createSvgIcon} from '@mui/material/utils';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

const delivery = dayjs('2025-06-14');

const BoxIcon = createSvgIcon(
  <path d="M3 3h18v5H3zm1 7h16v11H4zm5 2v2h6v-2z" />,
  'Box',
);

/** The button already has a name, so the alt text of the image is empty. */
function FlagIcon() {
  return <img src={flag} alt="" width={24} height={24} />;
}

export default function OpeningIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 260}}>
        {/* #region preview */}
        {/* const delivery = dayjs('2025-06-14'); */}
        {/* const BoxIcon = createSvgIcon(<path d="M3 3h18v5H3z" />, 'Box'); */}
        {/* FlagIcon renders an <img alt="" />. */}
        <DatePicker
          label="Icon of a library"
          defaultValue={delivery}
          slots={{openPickerIcon: LocalShippingIcon}}
        />
        <DatePicker
          label="Your own SVG"
          defaultValue={delivery}
          slots={{openPickerIcon: BoxIcon}}
        />
        <DatePicker
          label="Image"
          defaultValue={delivery}
          slots={{openPickerIcon: FlagIcon}}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}

const flag =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 4h18v14H3z" fill="#1565c0"/><path d="M3 9.500h6V4h3v5.500h9v3h-9V18H9v-5.500H3z" fill="#fff"/></svg>',
  );
