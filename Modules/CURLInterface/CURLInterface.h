/// What FoundationNetworking exports of libcurl: its functions, without those that take any number of arguments.
///
/// The toolchain ships the symbols and no header. The declarations are those of libcurl's stable interface under
/// Foundation's names; numbers in place of constants, because these are fixed by libcurl for good. The symbols are weak,
/// so that a toolchain may lack some of them.
#ifndef CURL_INTERFACE_H
#define CURL_INTERFACE_H

#include <stdbool.h>
#include <stddef.h>

typedef void *CURLEasyHandle;
typedef void *CURLMultiHandle;

typedef struct { int value; } CURLCode;
typedef struct { int value; } CURLOption;
typedef struct { int value; } CURLInfo;

typedef struct {
  CURLEasyHandle _Nullable easyHandle;
  CURLCode resultCode;
} CURLFinishedTransfer;

/// The start of what libcurl says of an address.
typedef struct {
  int family;
  int type;
  int protocol;
} CURLSocketKind;

typedef int (*CURLOpenCallback)(void *_Nullable context, int purpose, CURLSocketKind *_Nonnull kind);
typedef size_t (*CURLDataCallback)(
  char *_Nonnull bytes, size_t size, size_t count, void *_Nullable context);
typedef int (*CURLSocketCallback)(
  CURLEasyHandle _Nonnull easy, int socket, int interest, void *_Nullable context, void *_Nullable socketContext);
typedef int (*CURLTimerCallback)(CURLMultiHandle _Nonnull multi, long milliseconds, void *_Nullable context);

#pragma clang attribute push(__attribute__((weak)), apply_to = function)

CURLCode CFURLSessionInit(void);
const char *_Nonnull CFURLSessionEasyCodeDescription(CURLCode code);

CURLEasyHandle _Nullable CFURLSessionEasyHandleInit(void);
void CFURLSessionEasyHandleDeinit(CURLEasyHandle _Nonnull easy);
CURLCode CFURLSession_easy_setopt_ptr(CURLEasyHandle _Nonnull easy, CURLOption option, void *_Nullable value);
CURLCode CFURLSession_easy_setopt_long(CURLEasyHandle _Nonnull easy, CURLOption option, long value);
CURLCode CFURLSession_easy_setopt_int64(CURLEasyHandle _Nonnull easy, CURLOption option, long long value);
CURLCode CFURLSession_easy_getinfo_charp(
  CURLEasyHandle _Nonnull easy, CURLInfo info, char *_Nullable *_Nonnull value);
CURLCode CFURLSession_easy_setopt_wc(
  CURLEasyHandle _Nonnull easy, CURLOption option, CURLDataCallback _Nonnull value);

CURLCode CFURLSession_easy_setopt_sc(
  CURLEasyHandle _Nonnull easy, CURLOption option, CURLOpenCallback _Nonnull value);

CURLMultiHandle _Nullable CFURLSessionMultiHandleInit(void);
CURLCode CFURLSessionMultiHandleDeinit(CURLMultiHandle _Nonnull multi);
CURLCode CFURLSessionMultiHandleAddHandle(CURLMultiHandle _Nonnull multi, CURLEasyHandle _Nonnull easy);
CURLCode CFURLSessionMultiHandleRemoveHandle(CURLMultiHandle _Nonnull multi, CURLEasyHandle _Nonnull easy);
CURLCode CFURLSessionMultiHandleAction(
  CURLMultiHandle _Nonnull multi, int socket, int events, int *_Nonnull running);
CURLFinishedTransfer CFURLSessionMultiHandleInfoRead(CURLMultiHandle _Nonnull multi, int *_Nonnull waiting);
CURLCode CFURLSession_multi_setopt_ptr(CURLMultiHandle _Nonnull multi, CURLOption option, void *_Nullable value);
CURLCode CFURLSession_multi_setopt_l(CURLMultiHandle _Nonnull multi, CURLOption option, long value);
CURLCode CFURLSession_multi_setopt_sf(
  CURLMultiHandle _Nonnull multi, CURLOption option, CURLSocketCallback _Nonnull value);
CURLCode CFURLSession_multi_setopt_tf(
  CURLMultiHandle _Nonnull multi, CURLOption option, CURLTimerCallback _Nonnull value);

void *_Nullable CFURLSessionSListAppend(void *_Nullable list, const char *_Nullable text);
void CFURLSessionSListFreeAll(void *_Nullable list);

#pragma clang attribute pop

/// Whether all of them are there.
static inline bool CURLInterfaceIsComplete(void) {
  return CFURLSessionInit
    && CFURLSessionEasyCodeDescription
    && CFURLSessionEasyHandleInit
    && CFURLSessionEasyHandleDeinit
    && CFURLSession_easy_setopt_ptr
    && CFURLSession_easy_setopt_long
    && CFURLSession_easy_setopt_int64
    && CFURLSession_easy_getinfo_charp
    && CFURLSession_easy_setopt_wc
    && CFURLSession_easy_setopt_sc
    && CFURLSessionMultiHandleInit
    && CFURLSessionMultiHandleDeinit
    && CFURLSessionMultiHandleAddHandle
    && CFURLSessionMultiHandleRemoveHandle
    && CFURLSessionMultiHandleAction
    && CFURLSessionMultiHandleInfoRead
    && CFURLSession_multi_setopt_ptr
    && CFURLSession_multi_setopt_l
    && CFURLSession_multi_setopt_sf
    && CFURLSession_multi_setopt_tf
    && CFURLSessionSListAppend
    && CFURLSessionSListFreeAll;
}

#endif
