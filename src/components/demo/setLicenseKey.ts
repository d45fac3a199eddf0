import {LicenseInfo} from '@mui/x-license';
import {environment} from './environment';

/** Gives the commercial packages the key from the environment, before any of them is rendered. */
export function setLicenseKey(): void {
  LicenseInfo.setLicenseKey(environment.licenseKey);
}
