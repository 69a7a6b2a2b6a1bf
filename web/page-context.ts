import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import type { ApiClient } from "#contract/calls/client.ts";
import type { Shop } from "#contract/settings/shop-settings.ts";

/** The one file of the pages that the server imports: React Router finds a context by the identity of its key. */
export const apiContext = createContext<ApiClient>();
export const shopContext = createContext<Shop>();

export type Site = {
  /** Begins every absolute address of the shop, such as `https://tabeeb.example`. */
  origin: string;
  /** Address of the picture for links to pages that have none of their own, a JPEG of 1200 x 630. */
  sharePicture: string;
  /** Which share of visits has its taps traced, from 0 to 1; absent where none is. */
  tracedShare?: number;
};
export const siteContext = createContext<Site>();

/** What a page notes for the server beside its answer. */
export type Rendering = {
  /** What a loader or a component has thrown that is no answer: the server writes it into its log. */
  failure?: unknown;
};
export const renderingContext = createContext<Rendering>();

/** Random and of one rendering: what the page's own inline scripts carry, and nobody else could know. */
export const nonceContext = createContext<string>();

/** The same for what is drawn; in a browser there is none. */
export const NonceContext = createReactContext<string | undefined>(undefined);
