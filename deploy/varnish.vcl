vcl 4.1;

# Varnish 7 in front of the shop, after whatever ends TLS (docs/behind-a-proxy.md). It keeps what the shop says may be kept, and forgets
# what the shop names:
#
#   CDN_PURGE_TOKEN=secret varnishd -f deploy/varnish.vcl -a :6081 -p http_gzip_support=off
#
#   CDN_SECONDS=86400
#   CDN_PURGE_URL=http://varnish:6081/.cdn/purge
#   CDN_PURGE_HEADER="Authorization: Bearer secret"
#
# http_gzip_support=off lets Brotli through, which is smaller; otherwise the shop is asked for gzip alone.

import std;

backend shop {
  .host = "shop";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.url == "/.cdn/purge") {
    if (req.method != "POST" || std.getenv("CDN_PURGE_TOKEN") == "" ||
        req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9]+( [a-z0-9]+)*$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(204));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What belongs to one person. All else that does says so in its answer, and is kept no more than this.
  if (req.url ~ "^/(ur/)?(api|admin|users|orders|payments|login|signup|profile|order-success|order-confirm|payment|otp|reset)(/|\?|$)") {
    return (pass);
  }
  # Two forms of each answer, not one for every browser's list.
  if (req.http.Accept-Encoding ~ "(^|,| )br(,|;| |$)" && req.http.Accept-Encoding !~ "br; ?q=0") {
    set req.http.Accept-Encoding = "br";
  } else {
    unset req.http.Accept-Encoding;
  }
  # What campaigns add to an address changes no page.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|fbclid|gclid)=[^&]*&?", "");
  set req.url = regsub(req.url, "[?&]$", "");
  set req.url = std.querysort(req.url);
  # While the shop is well, what has had its time is given out for as long as the shop allows, else for a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  # What is public is the same whatever cookies come along, so they are no reason not to look.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || beresp.status != 200 ||
      beresp.http.Cache-Control !~ "public" || beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]") {
    # The shop fails: what is known goes on.
    if (bereq.is_bgfetch && beresp.status >= 500) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    set beresp.grace = 0s;
    return (deliver);
  }
  set beresp.grace = 1d;
}

sub vcl_deliver {
  # Between the shop and us.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=.*$", "");
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
