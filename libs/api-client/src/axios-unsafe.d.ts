// axios publishes these modules without types.
declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}

declare module 'axios/unsafe/defaults/index.js' {
  import type { AxiosRequestConfig } from 'axios';

  const defaults: AxiosRequestConfig;
  export default defaults;
}
