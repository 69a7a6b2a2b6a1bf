import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import type { ApiClient } from "#contract/calls/client.ts";
import type { Shop } from "#contract/settings/shop-settings.ts";

/** The only file of the pages that the server imports: React Router compares contexts by identity. */
export const apiContext = createContext<ApiClient>();
export const shopContext = createContext<Shop>();

export type Site = {
  /** Origin of absolute addresses, such as `https://tabeeb.example`. */
  origin: string;
  /** Address of the default picture for links, a JPEG of 1200 x 630. */
  sharePicture: string;
  /** Share of visits whose taps are traced, from 0 to 1; absent where none is. */
  tracedShare?: number;
};
export const siteContext = createContext<Site>();

/** A page's notes to the server beside its response. */
export type Rendering = {
  /** An unexpected error of a loader or a component, for the server's log. */
  failure?: unknown;
};
export const renderingContext = createContext<Rendering>();

/** A random nonce for each rendering, for the page's inline scripts. */
export const nonceContext = createContext<string>();

/** The same for components; absent in a browser. */
export const NonceContext = createReactContext<string | undefined>(undefined);
